import { ContainerModule } from "inversify";
import { BuyMembership } from "#application/membership/BuyMembership.ts";
import { CancelMembership } from "#application/membership/CancelMembership.ts";
import { ChangeCard } from "#application/membership/ChangeCard.ts";
import { CheckCompany } from "#application/membership/CheckCompany.ts";
import { CurrentMember } from "#application/membership/CurrentMember.ts";
import { KeepMembershipDraft } from "#application/membership/KeepMembershipDraft.ts";
import { LeaveForCard } from "#application/membership/LeaveForCard.ts";
import { ListBilling } from "#application/membership/ListBilling.ts";
import { OpenSubscribe } from "#application/membership/OpenSubscribe.ts";
import { RegisterBenefit } from "#application/membership/RegisterBenefit.ts";
import { RegisterCard } from "#application/membership/RegisterCard.ts";
import { ViewMembership } from "#application/membership/ViewMembership.ts";
import { WithdrawGold } from "#application/membership/WithdrawGold.ts";
import { useCases } from "#application/tokens.ts";
import { token } from "#ports/token.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

/** Shared by the use cases that change grade or type. */
const currentMember = token<CurrentMember>("CurrentMember");

export const membershipModule = new ContainerModule(({ bind }) => {
	bind(key(currentMember)).toResolvedValue(
		(calls, cache, visitor) => new CurrentMember({ calls, cache, visitor }),
		[key(ports.sessionCalls), key(ports.memberCache), key(ports.currentVisitor)],
	);
	bind(key(useCases.openSubscribe)).toResolvedValue(
		(memberships, member, coupons, drafts, visits) =>
			new OpenSubscribe({ memberships, member, coupons, drafts, visits }),
		[
			key(ports.memberships),
			key(ports.bookingMember),
			key(ports.memberCoupons),
			key(ports.membershipDrafts),
			key(ports.visits),
		],
	);
	bind(key(useCases.keepMembershipDraft)).toResolvedValue(
		(drafts) => new KeepMembershipDraft({ drafts }),
		[key(ports.membershipDrafts)],
	);
	bind(key(useCases.leaveForCard)).toResolvedValue(
		(windows) => new LeaveForCard({ windows }),
		[key(ports.windows)],
	);
	bind(key(useCases.registerCard)).toResolvedValue(
		(cards) => new RegisterCard({ cards }),
		[key(ports.keptCards)],
	);
	bind(key(useCases.changeCard)).toResolvedValue(
		(cards, registerCard) => new ChangeCard({ cards, registerCard }),
		[key(ports.keptCards), key(useCases.registerCard)],
	);
	bind(key(useCases.buyMembership)).toResolvedValue(
		(memberships, drafts, keys, current) => new BuyMembership({ memberships, drafts, keys, current }),
		[key(ports.memberships), key(ports.membershipDrafts), key(ports.keys), key(currentMember)],
	);
	bind(key(useCases.viewMembership)).toResolvedValue(
		(memberships, member) => new ViewMembership({ memberships, member }),
		[key(ports.memberships), key(ports.bookingMember)],
	);
	bind(key(useCases.cancelMembership)).toResolvedValue(
		(memberships) => new CancelMembership({ memberships }),
		[key(ports.memberships)],
	);
	bind(key(useCases.withdrawGold)).toResolvedValue(
		(memberships, current) => new WithdrawGold({ memberships, current }),
		[key(ports.memberships), key(currentMember)],
	);
	bind(key(useCases.listBilling)).toResolvedValue(
		(memberships) => new ListBilling({ memberships }),
		[key(ports.memberships)],
	);
	bind(key(useCases.checkCompany)).toResolvedValue(
		(mall) => new CheckCompany({ mall }),
		[key(ports.benefitMall)],
	);
	bind(key(useCases.registerBenefit)).toResolvedValue(
		(mall, current) => new RegisterBenefit({ mall, current }),
		[key(ports.benefitMall), key(currentMember)],
	);
});
