import { type FailureDisplay, messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { Profile, ProfileChange } from "#ports/Profile.ts";

interface ChangeProfileDeps {
	readonly profile: Profile;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
}

/** Changes the name, phone, password or a consent; the header and menu show the new name immediately (DEC-143). */
export class ChangeProfile extends UseCaseOf<ChangeProfileDeps> {
	readonly failures: FailureDisplay = {
		...messageOnScreen,
		action: ({ password }: ProfileChange) => (password === undefined ? "profileUpdate" : "passwordChange"),
	};
	async execute(change: ProfileChange): Promise<Result<MemberAccount, Failure>> {
		const { profile, cache, visitor } = this.deps;
		const changed = await profile.change(change);
		if (changed.ok) {
			const member = cachedMemberOf(changed.value);
			cache.write(member);
			visitor.entered(member);
		}
		return changed;
	}
}
