/** Generates the types of requests and answers, `#contracts/…`, from openapi/. */
import { mkdir, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { bundled, contractPath, services } from "./contractFiles.ts";

const folder = "dist/contracts";

async function typesOf(service: string): Promise<string> {
	const contract = JSON.stringify(await bundled(contractPath(service)));
	return astToString(await openapiTS(contract, { defaultNonNullable: false }));
}

await mkdir(folder, { recursive: true });
for (const service of services) await writeFile(`${folder}/${service}.d.ts`, await typesOf(service));
