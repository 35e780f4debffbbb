// Holds values against Discord's own description, as Zod schemas. A line in: [{ schema, value }], where `schema` is the
// outermost part of the description's JSON schema, whose parts are named. A line out: a list of complaints for each.
import { createInterface } from "node:readline";
import { en } from "zod/locales";
import * as z from "zod/mini";
import * as named from "./spec.mjs";

z.config(en());
const built = new Map();

function build(schema) {
  const key = JSON.stringify(schema);
  if (!built.has(key)) built.set(key, fresh(schema));
  return built.get(key);
}

function fresh(schema) {
  if (schema.$ref) {
    const name = `${schema.$ref.split("/").pop()}Schema`;
    if (!(name in named)) throw new Error(`${name} isn't in discord-api-spec`);
    return named[name];
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return z.union(choices.map(build));
  const types = [schema.type].flat();
  if (types.includes("array")) {
    const array = z.array(build(schema.items));
    return types.includes("null") ? z.nullable(array) : array;
  }
  throw new Error(`no way to read ${JSON.stringify(schema)}`);
}

function complaints(issues, path = []) {
  return issues.flatMap((issue) => {
    const at = [...path, ...issue.path];
    // Of a union the choice that fits best says most.
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const lists = issue.errors.map((errors) => complaints(errors, at));
      return lists.reduce((best, list) => (list.length < best.length ? list : best));
    }
    return [`${at.join(".")}: ${issue.message ?? issue.code}`];
  });
}

function check({ schema, value }) {
  try {
    const outcome = build(schema).safeParse(value);
    return outcome.success ? [] : complaints(outcome.error.issues);
  } catch (error) {
    return [String(error)];
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(JSON.parse(line).map(check)));
}
