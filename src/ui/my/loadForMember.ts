import { compareShallow, reaction } from "mobx";
import type { SessionViewModel } from "#ui/app/SessionViewModel.ts";
import type { LoadViewModel } from "./LoadViewModel.ts";

/** Loads, and reloads when the member's data changes, such as name or grade, even in another tab. Returns a function that stops this. */
export function loadForMember(
	session: Pick<SessionViewModel, "member">,
	load: Pick<LoadViewModel<unknown>, "activate" | "load">,
): () => void {
	const leave = load.activate();
	const unfollow = reaction(
		() => session.member,
		(member, before) => {
			if (member && before) void load.load();
		},
		{ equals: compareShallow },
	);
	return () => {
		unfollow();
		leave();
	};
}
