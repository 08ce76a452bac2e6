import { bundle, createConfig } from "@redocly/openapi-core";

/** The services with contracts in openapi/. */
export const services = ["content", "auth", "payment", "message", "internal-auth", "hotels-combined"];

export const contractPath = (service: string) => `openapi/${service}.yaml`;

const config = await createConfig({});

/**
 * Returns a contract bundled into one document.
 * @throws Error when it cannot be read
 */
export async function bundled(path: string): Promise<object> {
	const { bundle: document, problems } = await bundle({ ref: path, config });
	if (problems.length) throw new Error(`${path}: ${problems.map(({ message }) => message).join("; ")}`);
	return document.parsed as object;
}
