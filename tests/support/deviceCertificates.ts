import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** A DER value of a type (X.690). */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
	const content = Buffer.concat(parts);
	const { length } = content;
	const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const octets = (...parts: readonly Buffer[]) => der(0x04, ...parts);
const whole = (value: number) => der(0x02, Buffer.from([value]));
const level = der(0x0a, Buffer.from([0]));

const byEcdsa = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const name = (text: string) =>
	sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(text)))));
const validity = sequence(...["200101000000Z", "491231235959Z"].map((at) => der(0x17, Buffer.from(at))));

function certificate(
	{
		subject,
		key,
		extensions = [],
	}: { readonly subject: string; readonly key: KeyObject; readonly extensions?: readonly Buffer[] },
	issuerKey: KeyObject,
): Buffer {
	const contents = sequence(
		der(0xa0, whole(2)),
		whole(1),
		byEcdsa,
		name("Maker"),
		validity,
		name(subject),
		key.export({ type: "spki", format: "der" }),
		...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
	);
	return sequence(contents, byEcdsa, der(0x03, Buffer.from([0]), sign("sha256", contents, issuerKey)));
}

/**
 * The certificates with which an Android device would vouch for a passkey's key, from a maker of one's own: the device's, which names
 * `revocations` as the address of the list of revoked ones, and the maker's.
 */
export function deviceCertificates(
	key: KeyObject,
	clientHash: Buffer,
	revocations: string,
): readonly Buffer[] {
	const maker = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const about = sequence(
		whole(3),
		level,
		whole(4),
		level,
		octets(clientHash),
		octets(),
		sequence(),
		sequence(),
	);
	const address = der(0xa0, der(0xa0, der(0x86, Buffer.from(revocations))));
	const extensions = [
		sequence(oid(0x2b, 0x06, 0x01, 0x04, 0x01, 0xd6, 0x79, 0x02, 0x01, 0x11), octets(about)),
		sequence(oid(0x55, 0x1d, 0x1f), octets(sequence(sequence(address)))),
	];
	return [
		certificate({ subject: "Device", key, extensions }, maker.privateKey),
		certificate({ subject: "Maker", key: maker.publicKey }, maker.privateKey),
	];
}
