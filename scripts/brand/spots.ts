/** Small scenes for empty and failed states, 240 x 180 units, in the colours of the illustrations. */

const scene = (title: string, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180" role="img"><title>${title}</title><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe6ee"/><stop offset=".6" stop-color="#fde9d4"/><stop offset="1" stop-color="#fdd9bd"/></linearGradient><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2d3f78"/><stop offset="1" stop-color="#8a7fb4"/></linearGradient><clipPath id="c"><path d="M34 62C40 26 82 10 122 14s86 22 92 62-14 78-62 84-98 8-118-22-6-48 0-76z"/></clipPath></defs><g clip-path="url(#c)">${body}</g></svg>\n`;

const sky = (fill = "url(#s)") => `<path d="M0 0h240v180H0z" fill="${fill}"/>`;
const sun = (x: number, y: number, r = 15) =>
	`<circle cx="${x}" cy="${y}" r="${r * 2.2}" fill="#ffe7b5" opacity=".5"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff3cf"/>`;
const hills = `<path d="M0 118c30-24 58-28 88-12s62 2 84-14 46-14 68-2v90H0z" fill="#a9c7bf"/><path d="M0 134c40-18 84-12 120-2s80 0 120-14v62H0z" fill="#7fae9c"/>`;
const lawn = `<path d="M0 146c52-14 96-4 134-2s74-2 106-12v48H0z" fill="#5d9a80"/>`;
const fir = (x: number, y: number, s: number) =>
	`<path d="M${x} ${y - 40 * s}l${9 * s} ${16 * s}h${-4 * s}l${7 * s} ${13 * s}h${-4 * s}l${7 * s} ${13 * s}h${-30 * s}l${7 * s} ${-13 * s}h${-4 * s}l${7 * s} ${-13 * s}h${-4 * s}z" fill="#2f6f5f"/><path d="M${x} ${y - 40 * s}l${9 * s} ${16 * s}h${-4 * s}l${7 * s} ${13 * s}h${-4 * s}l${7 * s} ${13 * s}h${-15 * s}z" fill="#235549"/>`;
const shade = (x: number, y: number, rx: number) =>
	`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="4" fill="#1f3b3a" opacity=".2"/>`;

/** By file name. */
export const spots: Readonly<Record<string, string>> = {
	"empty-bookings": scene(
		"여행 가방이 놓인 언덕",
		`${sky()}${sun(176, 52)}${hills}${lawn}${fir(52, 142, 0.9)}${fir(72, 148, 0.7)}${shade(128, 152, 34)}<path d="M114 84v-12a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v12" fill="none" stroke="#7a3b1c" stroke-width="5"/><rect x="98" y="82" width="60" height="68" rx="9" fill="#e8692a"/><path d="M136 82h13a9 9 0 0 1 9 9v50a9 9 0 0 1-9 9h-13z" fill="#c44f17"/><path d="M112 82v68M144 82v68" stroke="#fff1e0" stroke-width="4"/><path d="M158 98l16 8-5 18-14-6z" fill="#fff6e6"/><circle cx="163" cy="104" r="2" fill="#c44f17"/><path d="M104 150v4M152 150v4" stroke="#4a2b1c" stroke-width="6" stroke-linecap="round"/>`,
	),
	"empty-search": scene(
		"언덕 위의 빈 지도 핀",
		`${sky()}${sun(62, 54)}${hills}${lawn}${fir(186, 146, 0.9)}${fir(204, 150, 0.7)}<path d="M70 168c10-18 34-14 46-22s6-14 18-18" fill="none" stroke="#fdeed8" stroke-width="5" stroke-dasharray="2 11" stroke-linecap="round"/><path d="M140 128s-30-28-30-52a30 30 0 0 1 60 0c0 24-30 52-30 52z" fill="#e8692a"/><path d="M140 128s30-28 30-52a30 30 0 0 0-30-30z" fill="#c44f17"/><circle cx="140" cy="76" r="13" fill="#fff6e6"/>${shade(140, 131, 14)}`,
	),
	"empty-wishes": scene(
		"하트 풍선이 떠오르는 마을",
		`${sky()}${sun(60, 50)}${hills}${lawn}<path d="M140 112s-34-20-34-44c0-20 25-24 34-7 9-17 34-13 34 7 0 24-34 44-34 44z" fill="#e8692a"/><path d="M140 112s34-20 34-44c0-20-25-24-34-7z" fill="#d2551d"/><path d="M118 60c2-7 8-9 12-8" stroke="#ffd9bd" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M132 112l3 16M148 112l-3 16" stroke="#7a4a2c" stroke-width="2"/><rect x="130" y="127" width="20" height="14" rx="3" fill="#a9673c"/><path d="M130 132h20" stroke="#7a4a2c" stroke-width="2"/><path d="M58 152v-24h34v24z" fill="#fdf3e2"/><path d="M52 130l23-18 23 18z" fill="#c4553a"/><path d="M70 152v-14h10v14z" fill="#8a5a3c"/>`,
	),
	"empty-coupons": scene(
		"풀밭 위에 펼쳐진 할인권",
		`${sky()}${sun(184, 50)}${hills}${lawn}${fir(44, 146, 0.8)}<g transform="rotate(-9 124 106)"><path d="M66 78h116v16a11 11 0 0 0 0 22v16H66v-16a11 11 0 0 0 0-22z" fill="#fff6e6"/><path d="M66 78h36v54H66v-16a11 11 0 0 0 0-22z" fill="#e8692a"/><path d="M102 82v46" stroke="#e9c9a6" stroke-width="3" stroke-dasharray="5 6"/><path d="M84 94l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#ffe2a8"/><path d="M118 96h46M118 108h34" stroke="#e2b48a" stroke-width="6" stroke-linecap="round"/></g>`,
	),
	"empty-messages": scene(
		"편지를 물고 온 새와 우체통",
		`${sky()}${sun(58, 52)}${hills}${lawn}${fir(198, 148, 0.9)}${shade(132, 154, 20)}<rect x="127" y="110" width="9" height="44" fill="#8a5a3c"/><path d="M100 112V90a18 18 0 0 1 18-18h40a18 18 0 0 1 18 18v22z" fill="#e8692a"/><path d="M100 112V90a18 18 0 0 1 36 0v22z" fill="#c44f17"/><path d="M108 92h20" stroke="#6d2f12" stroke-width="4" stroke-linecap="round"/><path d="M164 72V52h16l-5 6 5 6h-12" fill="#fff6e6" stroke="#8a5a3c" stroke-width="2.5"/><path d="M68 66c8-8 18-7 24 0 4-4 10-4 14-1-8 1-11 6-19 9-8 2-15-1-19-8z" fill="#3f6f8a"/><path d="M104 64l15 2-13 9z" fill="#fffaf0"/>`,
	),
	error: scene(
		"비 오는 길의 우산",
		`${sky("#c3d3dd")}<path d="M40 48c8-16 30-16 38-4 12-6 28 2 26 16H36c-6 0-6-10 4-12zM150 36c7-13 25-13 32-3 11-5 22 2 21 13h-56c-5 0-5-8 3-10z" fill="#eef4f7"/>${hills}${lawn}<path d="M62 74l-6 14M92 70l-6 14M168 64l-6 14M194 72l-6 14M76 98l-5 12M184 98l-5 12M150 76l-4 10M106 78l-4 10" stroke="#7fa3b6" stroke-width="3" stroke-linecap="round"/>${shade(124, 154, 30)}<path d="M124 96v48a8 8 0 0 0 16 0" fill="none" stroke="#7a4a2c" stroke-width="5" stroke-linecap="round"/><path d="M72 106c2-30 26-48 52-48s50 18 52 48c-8-8-18-8-26 0-8-8-18-8-26 0-8-8-18-8-26 0-8-8-18-8-26 0z" fill="#e8692a"/><path d="M124 58c26 0 50 18 52 48-8-8-18-8-26 0 0-26-12-44-26-48z" fill="#c44f17"/>`,
	),
	offline: scene(
		"달빛 아래 떠 있는 배",
		`${sky("url(#n)")}<circle cx="174" cy="54" r="30" fill="#c9cdea" opacity=".25"/><circle cx="174" cy="54" r="14" fill="#f6f1dc"/><path d="M62 40h1M92 58h1M118 34h1M70 72h1M140 46h1" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M0 112h240v68H0z" fill="#3f5490"/><path d="M0 112c30-16 60-20 92-4s70-2 148 4z" fill="#5d6aa4"/><path d="M150 122h50M160 134h34M40 128h30M52 148h44M164 152h40" stroke="#a9b4dc" stroke-width="3" stroke-linecap="round" opacity=".7"/><path d="M112 128V66" stroke="#8a5a3c" stroke-width="4"/><path d="M116 68c22 14 26 32 24 48h-24z" fill="#fdf3e2"/><path d="M108 76c-16 12-20 26-20 40h20z" fill="#e9cfae"/><path d="M76 124h74c-6 18-14 22-22 22H98c-10 0-18-6-22-22z" fill="#e8692a"/><path d="M76 124h74l-2 6H78z" fill="#fff1e0"/>`,
	),
	"not-found": scene(
		"갈림길의 이정표",
		`${sky()}${sun(62, 52)}${hills}${lawn}<path d="M96 180c2-16 20-18 24-30M156 180c-2-18-24-18-30-30" fill="none" stroke="#f3dfbf" stroke-width="11" stroke-linecap="round"/>${fir(54, 146, 0.8)}${fir(194, 146, 1)}${shade(123, 153, 16)}<rect x="119" y="58" width="9" height="95" fill="#8a5a3c"/><path d="M124 58h4v95h-4z" fill="#6d4429"/><path d="M84 66h62l14 12-14 12H84z" fill="#e8692a"/><path d="M162 98h-58l-14 11 14 11h58z" fill="#fff1dc"/><path d="M96 78h38M112 109h36" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="M112 109h36" stroke="#e2b48a" stroke-width="5" stroke-linecap="round"/>`,
	),
};
