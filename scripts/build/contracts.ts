/** Makes the types of what is called and answered, `#contracts/…`, from openapi/. */
import { mkdir, writeFile } from "node:fs/promises";
import { bundle, createConfig } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { contractPath, services } from "./contractFiles.ts";

const folder = "dist/contracts";
const config = await createConfig({});

async function typesOf(service: string): Promise<string> {
	const { bundle: document, problems } = await bundle({ ref: contractPath(service), config });
	if (problems.length) throw new Error(problems.map(({ message }) => message).join("; "));
	return astToString(await openapiTS(JSON.stringify(document.parsed), { defaultNonNullable: false }));
}

await mkdir(folder, { recursive: true });
for (const service of services) await writeFile(`${folder}/${service}.d.ts`, await typesOf(service));
