import { ContainerModule } from "inversify";
import { ListCoupons } from "#application/coupon/ListCoupons.ts";
import { RegisterCoupon } from "#application/coupon/RegisterCoupon.ts";
import { ListInquiries } from "#application/inquiry/ListInquiries.ts";
import { OpenInquiryForm } from "#application/inquiry/OpenInquiryForm.ts";
import { SendInquiry } from "#application/inquiry/SendInquiry.ts";
import { ChangeProfile } from "#application/member/ChangeProfile.ts";
import { SaveInternational } from "#application/member/SaveInternational.ts";
import { ViewAccount } from "#application/member/ViewAccount.ts";
import { ViewMyPage } from "#application/member/ViewMyPage.ts";
import { Withdraw } from "#application/member/Withdraw.ts";
import { ListPointHistory } from "#application/points/ListPointHistory.ts";
import { useCases } from "#application/tokens.ts";
import { ListWishes } from "#application/wish/ListWishes.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";
import { localSession } from "./session.ts";

export const memberModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.viewMyPage)).toResolvedValue(
		(member, coupons, bookings) => new ViewMyPage({ member, coupons, bookings }),
		[key(ports.bookingMember), key(ports.memberCoupons), key(ports.bookings)],
	);
	bind(key(useCases.viewAccount)).toResolvedValue(
		(member) => new ViewAccount({ member }),
		[key(ports.bookingMember)],
	);
	bind(key(useCases.changeProfile)).toResolvedValue(
		(profile, cache, visitor) => new ChangeProfile({ profile, cache, visitor }),
		[key(ports.profile), key(ports.memberCache), key(ports.currentVisitor)],
	);
	bind(key(useCases.saveInternational)).toResolvedValue(
		(member) => new SaveInternational({ member }),
		[key(ports.bookingMember)],
	);
	bind(key(useCases.withdraw)).toResolvedValue(
		(profile, navigation, session, tracker) => new Withdraw({ profile, navigation, session, tracker }),
		[key(ports.profile), key(ports.pageNavigation), key(localSession), key(ports.tracker)],
	);
	bind(key(useCases.listWishes)).toResolvedValue((wishes) => new ListWishes({ wishes }), [key(ports.wishes)]);
	bind(key(useCases.listCoupons)).toResolvedValue(
		(coupons) => new ListCoupons({ coupons }),
		[key(ports.memberCoupons)],
	);
	bind(key(useCases.registerCoupon)).toResolvedValue(
		(coupons) => new RegisterCoupon({ coupons }),
		[key(ports.memberCoupons)],
	);
	bind(key(useCases.listPointHistory)).toResolvedValue(
		(member, history) => new ListPointHistory({ member, history }),
		[key(ports.bookingMember), key(ports.pointHistory)],
	);
	bind(key(useCases.listInquiries)).toResolvedValue(
		(inquiries) => new ListInquiries({ inquiries }),
		[key(ports.inquiries)],
	);
	bind(key(useCases.openInquiryForm)).toResolvedValue(
		(inquiries, bookings) => new OpenInquiryForm({ inquiries, bookings }),
		[key(ports.inquiries), key(ports.bookings)],
	);
	bind(key(useCases.sendInquiry)).toResolvedValue(
		(inquiries, visits, navigation) => new SendInquiry({ inquiries, visits, navigation }),
		[key(ports.inquiries), key(ports.visits), key(ports.pageNavigation)],
	);
});
