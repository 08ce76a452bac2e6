import { type FailureDisplay, shownInPopup } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { withPendingAction } from "#domain/navigation/pendingAction.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCoupons } from "#ports/MemberCoupons.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";

interface TakeCouponDeps {
	readonly coupons: MemberCoupons;
	readonly visitor: CurrentVisitor;
	readonly navigation: PageNavigation;
}

/** Takes a coupon offered to everyone. A logged-out visitor is sent to log in and takes it on return (DEC-094, DEC-171). */
export class TakeCoupon extends UseCaseOf<TakeCouponDeps> {
	readonly failures: FailureDisplay = { ...shownInPopup, action: () => "coupon" };
	async execute(id: number): Promise<Result<Coupon, Failure | { readonly kind: "loginNeeded" }>> {
		const { coupons, visitor, navigation } = this.deps;
		if (visitor.isSignedIn()) return coupons.take(id);
		await navigation.go(loginPath(withPendingAction(navigation.current(), { kind: "coupon", id })));
		return err({ kind: "loginNeeded" });
	}
}
