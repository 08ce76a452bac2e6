import type { Picture } from "./catalogue.ts";
import type { Subject } from "./kinds.ts";
import { type Draw, settingOf } from "./kit/Draw.ts";
import { Paper } from "./kit/Paper.ts";

/** Alternates between two compositions of one subject from variant to variant. */
function alternate(first: Draw, second: Draw): Draw {
	return (paper, setting) => {
		const draw = setting.variant % 2 ? first : second;
		draw(paper, { ...setting, variant: Math.ceil(setting.variant / 2) });
	};
}

/** Moves closer in some variants, so that the same street is not always seen from the same spot. */
function closer(draw: Draw): Draw {
	return (paper, setting) => {
		draw(paper, setting);
		const random = setting.random.fork("nearer");
		const nearer = [1, 1, 1.1, 1.05, 1.16][setting.variant % 5] ?? 1;
		paper.crop(nearer, random.between(0.35, 0.65), random.between(0.55, 0.75));
	};
}

/** Each subject's drawing, loaded on first use: a server that only serves finished pictures loads none. */
const drawings: Record<Subject, () => Promise<Draw>> = {
	skyline: async () =>
		alternate(
			(await import("./scenes/skyline.ts")).skyline,
			(await import("./layouts/riversidePark.ts")).riversidePark,
		),
	harbour: async () => closer((await import("./scenes/harbour.ts")).harbour),
	coast: async () =>
		alternate(
			(await import("./scenes/coast.ts")).coast,
			(await import("./layouts/coastCliff.ts")).coastCliff,
		),
	island: async () => closer((await import("./scenes/island.ts")).island),
	hanok: async () =>
		alternate((await import("./scenes/hanok.ts")).hanok, (await import("./layouts/hanokLane.ts")).hanokLane),
	lodge: async () =>
		alternate((await import("./scenes/lodge.ts")).lodge, (await import("./layouts/campLake.ts")).campLake),
	pension: async () =>
		alternate(
			(await import("./scenes/pension.ts")).pension,
			(await import("./layouts/pensionHill.ts")).pensionHill,
		),
	resort: async () =>
		alternate(
			(await import("./scenes/resort.ts")).resort,
			(await import("./layouts/resortBeach.ts")).resortBeach,
		),
	pool: async () => closer((await import("./scenes/pool.ts")).pool),
	ryokan: async () =>
		alternate(
			(await import("./scenes/ryokan.ts")).ryokan,
			(await import("./layouts/ryokanRiver.ts")).ryokanRiver,
		),
	villa: async () => closer((await import("./scenes/villa.ts")).villa),
	street: async () => closer((await import("./scenes/street.ts")).street),
	towers: async () => closer((await import("./scenes/towers.ts")).towers),
	market: async () => closer((await import("./scenes/market.ts")).market),
	facade: async () => closer((await import("./scenes/facade.ts")).facade),
	double: async () => (await import("./rooms/bedroom.ts")).double,
	twin: async () => (await import("./rooms/bedroom.ts")).twin,
	suite: async () => (await import("./rooms/suite.ts")).suite,
	ondol: async () => (await import("./rooms/ondol.ts")).ondol,
	tatami: async () => (await import("./rooms/tatami.ts")).tatami,
	villaRoom: async () => (await import("./rooms/villaRoom.ts")).villaRoom,
	family: async () => (await import("./rooms/bedroom.ts")).family,
	dormitory: async () => (await import("./rooms/dormitory.ts")).dormitory,
	bathroom: async () => (await import("./rooms/bathroom.ts")).bathroom,
	breakfast: async () => (await import("./rooms/breakfast.ts")).breakfast,
	lobby: async () => (await import("./rooms/lobby.ts")).lobby,
	lounge: async () => (await import("./rooms/lounge.ts")).lounge,
	seoul: async () => (await import("./destinations/seoul.ts")).seoul,
	busan: async () => (await import("./destinations/busan.ts")).busan,
	jeju: async () => (await import("./destinations/jeju.ts")).jeju,
	gangneung: async () => (await import("./destinations/gangneung.ts")).gangneung,
	gyeongju: async () => (await import("./destinations/gyeongju.ts")).gyeongju,
	yeosu: async () => (await import("./destinations/yeosu.ts")).yeosu,
	sokcho: async () => (await import("./destinations/sokcho.ts")).sokcho,
	jeonju: async () => (await import("./destinations/jeonju.ts")).jeonju,
	gapyeong: async () => (await import("./destinations/gapyeong.ts")).gapyeong,
	incheon: async () => (await import("./destinations/incheon.ts")).incheon,
	pyeongchang: async () => (await import("./destinations/pyeongchang.ts")).pyeongchang,
	tongyeong: async () => (await import("./destinations/tongyeong.ts")).tongyeong,
	danyang: async () => (await import("./destinations/danyang.ts")).danyang,
	taean: async () => (await import("./destinations/taean.ts")).taean,
	namhae: async () => (await import("./destinations/namhae.ts")).namhae,
	phuket: async () => (await import("./destinations/phuket.ts")).phuket,
	sapporo: async () => (await import("./destinations/sapporo.ts")).sapporo,
	tokyo: async () => (await import("./destinations/tokyo.ts")).tokyo,
	osaka: async () => (await import("./destinations/osaka.ts")).osaka,
	fukuoka: async () => (await import("./destinations/fukuoka.ts")).fukuoka,
	kyoto: async () => (await import("./destinations/kyoto.ts")).kyoto,
	okinawa: async () => (await import("./destinations/okinawa.ts")).okinawa,
	bangkok: async () => (await import("./destinations/bangkok.ts")).bangkok,
	danang: async () => (await import("./destinations/danang.ts")).danang,
	nhatrang: async () => (await import("./destinations/nhatrang.ts")).nhatrang,
	singapore: async () => (await import("./destinations/singapore.ts")).singapore,
	taipei: async () => (await import("./destinations/taipei.ts")).taipei,
	paris: async () => (await import("./destinations/paris.ts")).paris,
	london: async () => (await import("./destinations/london.ts")).london,
	newyork: async () => (await import("./destinations/newyork.ts")).newyork,
	hawaii: async () => (await import("./destinations/hawaii.ts")).hawaii,
	bannerCoast: async () => (await import("./banners/bannerCoast.ts")).bannerCoast,
	bannerHanok: async () => (await import("./banners/bannerHanok.ts")).bannerHanok,
	bannerCity: async () => (await import("./banners/bannerCity.ts")).bannerCity,
	bannerOnsen: async () => (await import("./banners/bannerOnsen.ts")).bannerOnsen,
	bannerSnow: async () => (await import("./banners/bannerSnow.ts")).bannerSnow,
	bannerBlossom: async () => (await import("./banners/bannerBlossom.ts")).bannerBlossom,
	bannerTropical: async () => (await import("./banners/bannerTropical.ts")).bannerTropical,
	bannerNight: async () => (await import("./banners/bannerNight.ts")).bannerNight,
};

/** Logical size of a drawing; compositions use these units. */
const sheets = { cover: [1200, 900], banner: [2100, 900] } as const;

/** Returns the picture as an SVG document, `pixels` wide or as wide as its sheet. The same picture always gives the same text. */
export async function drawPicture(
	picture: Pick<Picture, "subject" | "season" | "hour" | "variant" | "shape">,
	pixels?: number,
): Promise<string> {
	const draw = await drawings[picture.subject]();
	const [width, height] = sheets[picture.shape];
	const paper = new Paper(width, height);
	draw(paper, settingOf(picture.subject, picture.season, picture.hour, picture.variant));
	return paper.toSvg(pixels);
}
