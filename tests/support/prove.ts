import { expect } from "vitest";
import type { ReauthenticationViewModel } from "#ui/proof/ReauthenticationViewModel.ts";

/** Answers the re-authentication prompt with the current password once it opens. */
export async function prove(proof: ReauthenticationViewModel, password = "tulip#73rain"): Promise<void> {
	await expect.poll(() => proof.isOpen).toBe(true);
	proof.choose("password");
	proof.type(password);
	await proof.submit();
}
