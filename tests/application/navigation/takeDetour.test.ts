import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import { resolveFrom } from "#main/containers.ts";
import { foreignPaths } from "#tests/domain/navigation/hostilePaths.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";

function tab() {
	const memory = memoryPorts();
	const use = resolveFrom(memoryContainer(memory));
	const arrive = async (position: number, address: string) => {
		await use(useCases.recordVisit).execute({ position, address, title: "" });
		await new Promise((done) => setTimeout(done));
	};
	return { memory, arrive, gone: memory.pageNavigation.visited };
}

describe("a detour page", () => {
	it("redirects a partner's link to its destination, once [STORE-06] [DEC-118]", async () => {
		const { memory, arrive, gone } = tab();
		await arrive(0, "/?link=%2Fproducts%2F12%3FadtCnt%3D2");
		expect(gone).toEqual(["/products/12?adtCnt=2"]);
		expect(memory.rememberedAddresses.read("linkBizDestination")).toBeNull();
		await arrive(1, "/");
		expect(gone).toHaveLength(1);
	});

	it("redirects neither off the site nor to the login [DEC-030] [DEC-118]", async () => {
		const { arrive, gone } = tab();
		for (const [index, path] of [...foreignPaths, "/login", "/"].entries()) {
			await arrive(index, `/?link=${encodeURIComponent(path)}`);
		}
		expect(gone).toEqual(["/"]);
	});

	it("returns a login without a return target to the unlisted event, once [STORE-06] [DEC-118]", async () => {
		const { memory, arrive, gone } = tab();
		await arrive(0, "/events/3?secret=word");
		await arrive(1, "/login");
		memory.currentVisitor.entered({ name: "박지우", grade: "Gold", type: "N", corpName: null });
		await arrive(1, "/");
		expect(gone).toEqual(["/events/3?secret=word"]);
		await arrive(1, "/events/3");
		await arrive(2, "/login");
		await arrive(2, "/");
		expect(gone).toHaveLength(1);
	});

	it("does not redirect anyone else [DEC-118]", async () => {
		const { memory, arrive, gone } = tab();
		await arrive(0, "/events/3?secret=word");
		await arrive(1, "/login");
		await arrive(1, "/");
		memory.currentVisitor.entered({ name: "박지우", grade: "Gold", type: "N", corpName: null });
		await arrive(2, "/faq");
		await arrive(3, "/");
		expect(gone).toEqual(["/"]);
	});
});
