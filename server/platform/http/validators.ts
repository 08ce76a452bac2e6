import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema } from "./contract.ts";
import { isStaySearch } from "./stayCheck.ts";

/** Checks that contracts refer to by `x-check`, for rules JSON schema cannot express. */
const checks: Readonly<Record<string, (value: object) => boolean>> = { stay: isStaySearch };

/** Creates an Ajv instance that rejects schemas it does not fully understand and never modifies what it validates. */
export function strictAjv(): Ajv2020 {
	// Its own optimiser takes as long as everything else in compiling, and makes nothing faster.
	const code = { optimize: false };
	const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true, code });
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

/** Compiles the validator on first use, because compiling a hundred validators at start would be slow. */
export function lazyValidator(ajv: Ajv2020, schema: JsonSchema): () => ValidateFunction {
	let compiled: ValidateFunction | undefined;
	return () => {
		compiled ??= ajv.compile(schema);
		return compiled;
	};
}
