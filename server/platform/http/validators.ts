import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "./contract.ts";
import { isStaySearch } from "./stayCheck.ts";

/** Rules that contracts name with `x-check` because JSON schema cannot say them. */
const checks: Readonly<Record<string, (value: object) => boolean>> = { stay: isStaySearch };

/** An Ajv that refuses schemas it does not fully understand, and never changes what it checks. */
export function strictAjv(): Ajv2020 {
	const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
	addFormats.default(ajv, ["date"]);
	ajv.addVocabulary(["example"]);
	ajv.addKeyword({
		keyword: "x-check",
		type: "object",
		schemaType: "string",
		compile: (name: string) => {
			const check = checks[name];
			if (!check) throw new Error(`No check is called ${name}`);
			return check;
		},
	});
	return ajv;
}

/** Compiles at the first use: a start-up that compiles a hundred answers nobody asked for yet would be slow. */
export function lazyValidator(ajv: Ajv2020, schema: JsonSchema): () => ValidateFunction {
	let compiled: ValidateFunction | undefined;
	return () => {
		compiled ??= ajv.compile(schema);
		return compiled;
	};
}
