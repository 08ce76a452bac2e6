import type { BookableStay } from "#domain/booking/BookingRequest.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { noWon, won } from "#domain/shared/Won.ts";
import { resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";
import { BookingViewModel } from "#ui/screens/booking/BookingViewModel.ts";

export const now = Date.UTC(2026, 10, 21);
const checkInDate = stayDateOf("2026-12-06");
export const baseLines = [{ kind: "night" as const, date: checkInDate, rooms: 1, amount: won(100_000) }];

export const stay: BookableStay = {
	stayName: "호텔 봄내음 종로",
	roomName: "디럭스 트윈",
	ratePlanId: 1183,
	ratePlanName: "룸 온리",
	mealName: null,
	voucher: null,
	checkInTime: "15:00",
	checkOutTime: "11:00",
	isExternal: false,
	paymentKind: "main",
	methods: ["card", "naverpay"],
	baseLines,
	keyCode: ledgerDigest(baseLines),
	propertyFee: noWon,
	cancelPolicy: cancelPolicyOf(
		[
			{ until: now + 86_400_000, refundPercent: 100 },
			{ until: null, refundPercent: 0 },
		],
		false,
	),
	rateComments: [],
	channelIndex: 1,
	needsInternationalForm: false,
	image: null,
	seller: null,
};

export const address = "/booking/11?rooms=118";

export const snapshot = {
	address,
	stayPath: "/products/11",
	choice: {
		plan: {
			stayId: 11,
			bookingKind: "OO" as const,
			accommodations: "11",
			rooms: "118",
			ratePlan: "1183",
			promotionId: null,
		},
		terms: { checkInDate, checkOutDate: stayDateOf("2026-12-07"), adults: 2, childAges: [], rooms: 1 },
	},
};

/** Opens a member's booking form over in-memory ports; `drawn` is the plan as rendered by the server. */
export async function opened(drawn: BookableStay | null = null) {
	const memory = memoryPorts(now);
	memory.bookings.stay = stay;
	memory.bookingMember.member = {
		name: "김하늘",
		email: "haneul@example.com",
		grade: "Bronze",
		type: "N",
		corpName: null,
		phone: "01012345678",
		loginType: "EMAIL",
		corpCode: null,
		deptName: null,
		corpUserName: null,
		agreesToMarketing: false,
		international: null,
	};
	const use = resolveFrom(memoryContainer(memory));
	const app = {
		use,
		navigation: memory.pageNavigation,
		environment: { today: stayDateOf("2026-11-21"), now },
	};
	const viewModel = new BookingViewModel(app as never);
	viewModel.restore({ ...snapshot, stay: drawn });
	if (!drawn) await viewModel.load();
	return { memory, viewModel, use, app };
}
