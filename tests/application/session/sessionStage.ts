import { useCases } from "#application/tokens.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Member } from "#domain/member/Member.ts";
import { failureDisplayOf, partOf, resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

export const hong: Member = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Gold",
	type: "N",
	corpName: null,
	phone: "01012345678",
};

/** Creates a page over in-memory ports, with its session. */
export function stage() {
	const memory = memoryPorts();
	memory.sessionCalls.accounts.set(hong.email, { password: "Awesome1!", member: hong });
	const container = memoryContainer(memory);
	const use = resolveFrom(container);
	return {
		memory,
		start: () => use(useCases.startSession).execute(),
		logIn: () => use(useCases.logIn).execute({ email: hong.email, password: "Awesome1!", rememberMe: false }),
		logOut: () => use(useCases.logOut).execute(),
		session: partOf(container, "memberSession"),
		tell: failureDisplayOf(container),
	};
}

/** Does the same, logged in. */
export const enter = async (parts: ReturnType<typeof stage>) => {
	await parts.logIn();
	return parts;
};

export const expired: Failure = { kind: "signedOut", reason: "expired" };
