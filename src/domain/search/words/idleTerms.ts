import { type IdleMeaning, type Spelling, spellings, type Term } from "./Term.ts";

type IdleKind = Exclude<IdleMeaning["kind"], "negation">;

/** Attributive forms of adjectives, and the connective ones: 조용한 곳, 조용하고 넓은 방. */
const attributives: readonly (readonly [ending: RegExp, others: readonly string[]])[] = [
	[/(?<=..)한$/u, ["하고", "하며", "하면서", "하게", "해서", "한데", "함"]],
	[/(?<=.)된$/u, ["되고"]],
	[/(?<=.)쁜$/u, ["쁘고"]],
	[/(?<=.)[은는]$/u, ["고"]],
];

const withConnectives = (words: readonly Spelling[]): readonly Spelling[] => {
	const known = new Set(words.map(({ text }) => text));
	for (const text of [...known])
		for (const [ending, others] of attributives)
			if (ending.test(text)) for (const other of others) known.add(text.replace(ending, other));
	return [...known].map((text) => ({ text, rank: 0 }));
};

const idle = (meaning: IdleKind | IdleMeaning, words: string): readonly Term[] =>
	withConnectives(spellings(words)).map((spelling) => ({
		id: `${typeof meaning === "string" ? meaning : meaning.kind}:${spelling.text}`,
		label: spelling.text,
		meaning: typeof meaning === "string" ? { kind: meaning } : meaning,
		weight: spelling.text === "숙소" ? 4_000 : 0,
		spellings: [spelling],
	}));

/** Words that go without saying when searching for stays. */
const fillers = `
	숙소 숙박 숙박시설 숙박업소 숙소추천 스테이 방 객실 룸 집 곳 데 장소 지역 다른 딴 잘곳 잘데 잠잘곳 묵을곳 묵을만한 호실
	추천 추천해줘 추천해주세요 추천좀 예약 예약하기 예매 검색 찾기 찾아줘 찾아주세요 알려줘 알려주세요 보여줘 어디 어디가 어디야 어디예요 어디에요 뭐 뭐가 베스트 인기 인기있는 인기많은
	어때 어때요 있어 있어요 있나요 있을까 있을까요 있는지 되나요 돼요 되요 될까요 나오나요 좋아요 좋을까 좋을까요 부탁 부탁해요 부탁드려요 부탁드립니다 드립니다 드려요 찾는 찾고 찾아요 싶어 싶어요 하고싶어요 먹고 먹고싶은
	유명한 괜찮은 좋은 좋고 가능 가능한 가능하고 되는 되고 딸린 있는 있고 있으면 나오면 있음 나오는 주는 제공 포함 포함된 무료 동반 함께 같이 갈수있는 갈만한 가기
	가는 갈 묵을 묵는 머물 지낼 쉴 쉬기 놀기 하기 묵기 머물기 자기 할수있는 볼수있는 잘수있는 쓸수있는 보이는 보는 잘보이는 구경하는 데리고 데려갈수있는 위한 용 전용 맞는 적합한
	여행 여행지 여행숙소 휴가 여름휴가 놀러 놀러갈 관광 투어 나들이 근교 근처 주변 부근 인근 근방 가까운 가까이 앞 옆 쪽 안 내 중심 중심가 위치 도보 걸어서 걸어갈수있는
	& vs 입구 일대 언저리 방면 방향 인접 인접한 많이 서는 보기 어떤 어느 우리 저희 보이고 보이면 데꼬 빵빵한 들어가는 바로 한마리 두마리 세마리 1마리 2마리 3마리 출구 ktx ktx역
	방하나 방한개 방1개 한방에 및 그리고 또는 랑 와 과 좀 중 제일 가장 추천순 순 순으로 순서 순서로 순서대로 출입 투숙 거 것 같은 같은거 같은데 같은곳 같은것 꼭 젤 완전 무조건 반드시 사이 이내 나아 나은 나을까 있나 있냐 있니 없나 없나요 없냐 없니 없을까 없을까요 둘다 셋다 모두 전부 부탁해 부탁함 해주라 해줘라 해봐 해줄래 됨 돼 되냐 되나 되니 아니면안됨 아니면안돼 아니면안되는 걸로 것으로 건 상품 예약사이트 사이트 스타일 하러 타러 치러 참석 있어서 수있는 수있고 빈방 빈객실 당장 명소 살기 살이 최대 최소 기준 갈건데 갈거 갈예정 하는 체크인 체크아웃 입실 퇴실 이용 이용가능한 부부동반 가려고 가려는데 하는데 모시고 모시고가는 정말 진짜 아주 매우 절대 절대로 웬만하면 가급적 되도록 제발 checkin checkout 안녕하세요 안녕 혹시 저기요 감사합니다 감사해요 고맙습니다 고마워요
	가자 가요 가자고 갑시다 가즈아 고고 고고싱 떠나자 떠나요 갈까 갈까요 갈래 갈래요 갑니다 가볼까 잡아줘 잡아주세요 골라줘 골라주세요 구해요 구합니다 구해주세요 해줘 해주세요 할까 할까요 아무 너무 넘 느낌 느낌의 느낌나는 스타일의 비싸요 비싸네 비싸네요 싶다 싶은 싶네 싶네요 싶은데 싶은데요 싶음 보러 보고 보다 자고 가고 가보고 먹으러 놀고
	혹은 아니면 돼야 되야 돼야함 되야함 돼야해 필수 필수로 필요 필요한 필요해 필요해요 있어야 있어야함 있어야해요 원해 원해요 원하는 원함 희망 희망해요 때 정렬 정렬해줘 멀지않은 멀지않고 괜찮아 괜찮아요 괜찮음 좋아 좋겠어 좋겠어요 좋겠다 좋겠음
	i my group in at near nearby close looking need want find somewhere or from until with and the a for to of best stay stays accommodation accommodations room rooms place places trip travel included friendly free good please plz pls per night private station palace market temple village street district area allowed`;

const particles = `
	에 에서 에는 에서는 에있는 의 이 가 은 는 을 를 로 으로 와 과 랑 이랑 하고 도 만 까지 부터 쪽 쪽에 한 적인 스러운 앞 옆 근처 주변 들 인데 이면 권 역 씩 급 형 풍 식 광역시 특별시 특별자치도 특별자치시 시 군 구 동 읍 면 리 학교 여행 요 이요 이에요 예요 이야 입니다 이나 나 든 이든 든지 이든지 끼리 때 항 마다 점 본점 지점 일대 엔 에선 이고 인 이라 이라서 라서`;

/** Wishes by which the catalogue cannot tell stays apart, shops found in every town, and words of time, since dates are chosen elsewhere. */
const unused = `
	나랑 시내말고 시내빼고 하나 두개 방두개 방2개 방세개 방3개 비싸 투룸 쓰리룸 거실 큰방 주중 초 중순 말 전날 빨간날 비싸도 비싸도되는 침대 한복 한복체험 한복대여 무인도 여기어때 야놀자 아고다 부킹닷컴 호텔스닷컴 트립닷컴 익스피디아 airbnb 한국인 한국어 한국말 일본어 영어 중국어 생일 환갑 환갑여행 칠순 팔순 결혼 졸업 졸업여행 수학여행 엠티 mt 엘베 골프텔
	아들 딸 딸아이 시부모 시부모님 장인 장모 장모님 시어머니 아기침대 침대가드 유모차 분유포트 엄마 아빠 어머니 아버지 할머니 할아버지 남편 아내 와이프 언니 오빠 누나 동생 눈썰매 갯벌체험 스노클링 유채꽃 수국 동백 단풍놀이
	조용한 한적한 깨끗한 청결한 깔끔한 예쁜 이쁜 감성 감성숙소 감성적인 아늑한 넓은 큰 작은 새 신축 신상 오래된 힐링 인생샷 사진 인스타 힙한 모던한 특별한 이색 이색숙소 친절한 안전한
	특가 할인 할인율 높은 낮은 세일 프로모션 땡처리 타임세일 쿠폰 이벤트 후기 리뷰 평점 별점 리뷰많은 후기많은 맛집 파티 파티룸 대실 시간제 당일 당일예약 당일치기 얼리체크인 레이트체크아웃
	평일 연휴 여름 겨울 봄 가을 벚꽃 단풍 방학 밤 저녁 아침일찍
	평상 정원 잔디밭 그네 볼풀 족구장 풋살장 축구장 별장 타운하우스 트리하우스 돔하우스 텐트 원룸 단기 분위기 웰컴드링크 연수원 조용히 잔잔한 징검다리 황금연휴 언제든지 언제든 주간 높은층 고층 워터슬라이드 놀이터 히노끼 사계절 개별 개인 프라이빗 공짜 반값 위주 위주로 결혼식 결혼식장 예식장 웨딩홀 공항버스 운동장 내년 올해 작년 점심 현재 현재위치 현위치 내위치 내주변 내근처 여기 여기서 이근처 이주변 통나무집 고시원 고시텔 워케이션 요트투어 패러글라이딩 빠른 맛있는 루프탑 싱글룸 디럭스 디럭스룸 슈페리어 이그제큐티브
	스키장 워터파크 골프 골프장 개장 낚시 서핑 등산 놀이공원 부모님 친구 친구들 혼성 외국인 대학생 단체 단체숙소
	카페거리 먹자골목 골목 거리 빠지 수상레저 불꽃놀이 축제 콘서트 야시장 더블룸 침대방 단체룸 흡연 흡연객실 흡연실 인기순 후기순 리뷰순 거리순 국내선 국제선 공항철도 항공 항공권 비행기표 가까운순 후기많은순 리뷰많은순 최신순 평점순 별점순 평가순 평점높은순 별점높은순 평가높은순 후기높은순 리뷰높은순 평점좋은순 별점좋은순 평가좋은순 후기좋은순 리뷰좋은순 엘리베이터 더블베드 싱글베드 노키즈존 노키즈 성인전용 장기 고속버스터미널 시외버스터미널 버스터미널
	물멍 안마기 안마의자 강가 호수뷰 리버뷰 썰매장 눈썰매장 서비스 룸서비스 전기 성수기 비수기 준성수기 극성수기 중산간 남부 북부 우정여행 따뜻한 따뜻한나라 더운나라 추운나라 가까운나라 다른나라 렌트 렌터카 렌트카 자전거 대여 자전거대여 렌탈
	남자 여자 남성 여성 여성전용 수유실 프리 남매 자매 형제 쌍둥이 다둥이 모녀 모자 부녀 부자 경기장 군대 명상 처가 시댁 시청 도청 군청 우산 자주 전복 안주 소파 돌잔치 quiet clean new party
	창문 냉장고 전자레인지 드라이기 헤어드라이어 공기청정기 정수기 미니바 금고 비데 욕실 화장실 세개 통창 히노끼탕 마당 잔디마당 벽난로 노래방 보드게임 당구장 트램폴린 오두막 컨테이너
	셀프체크인 무인체크인 올인클루시브 룸온리 환불불가 카드결제 현장결제 현금결제 무이자 무이자할부 할부 현금영수증 카카오페이 네이버페이 토스페이 후불 후불결제 포인트 적립 회원가 촌캉스
	손주 손자 손녀 조부모 조부모님 외할머니 외할아버지 이모 고모 삼촌 조카 사촌 중학생 고등학생 임산부 수능 논술 시험 면접 비행기 새벽 회 횟집 해산물 순두부 조개구이 물회
	더블 더블침대 킹베드 킹침대 킹사이즈 킹사이즈베드 퀸베드 퀸침대 퀸사이즈 퀸사이즈베드 싱글 싱글침대 이층침대 2층침대 트리플 트리플룸 쿼드룸 혼숙 미성년자 연박 얼리버드 막바지 마감특가 캐시백 많은 역세권 지하철역 스타일러 게이밍
	스타벅스 스벅 맥도날드 버거킹 올리브영 다이소 이마트 홈플러스 롯데마트 코스트코 트레이더스 마트 대형마트 슈퍼 가격 가격비교 비교 요금 얼마 얼마예요 얼마에요 얼마인가요 얼마나 순위 top10 가볼만한곳 가볼만한 약국 은행 우체국 주유소 백화점 아울렛 영화관 cgv 메가박스 지하철
	pc 피씨 피시 컴퓨터 방갈로 초가집 황토방 황토집 산장 전원주택 템플스테이 농가 농가체험 체험 체험프로그램 캡슐 트윈타워 동창회 브라이덜샤워 논뷰 섬 돌담집 명당 오전 오후 침실 커넥팅룸 커넥티드룸 엑스트라베드 예약금 보증금 카드 적용 신규 신규회원 휴양지 어메니티 농촌체험 애프터눈티 웰컴키트 소도시 3대 삼대 3세대 1개 2개 3개 4개 5개 한개 네개 다섯개 머드축제 루프탑바 스카이라운지`;

/** Negate the preceding word: stays with it are not wanted. */
const negations = `
	없는 없이 없고 없음 없었으면 안되는 안되고 안됨 안돼는 안하는 안있는 불가 불가능 불가한 불가능한 제외 제외한 제외하고 제외하고다 빼고 빼고다 말고다 뺀 말고 안주는 안나오는 안보이는 안받는 안딸린 안들어간 못하는 못들어가는 아닌 아니고 아니라 미포함 불포함 싫어 싫은 피해서 피하고 피해 피하는 안가고 안갈 아님 아님요 아니에요 아니예요 금지 금지인 금지된 금지하는 사절 빼줘 빼줘요 빼주세요 빼기 대신 대신에 외 외의 외에 이외 이외의 이외에 밖 밖의 notallowed notpermitted`;
const negationsAhead = "without except no not anywherebut excluding otherthan";

/** Make the preceding word optional. */
const needless =
	"필수아님 필수아닌 필수아니고 필수아니에요 필수는아님 필수는아닌 필수는아니고 필수는아니에요 불필요 불필요한 불필요함 불필요해요 notneeded notnecessary optional 없어도 없어도되는 없어도됨 없어도돼 없어도괜찮은 없어도좋은 상관없는 상관없이 상관없음 필요없는 필요없고 필요없이 필요없음 필요없어요 안필요 안필요한 필요없어 아니어도 아니어도되는 아니어도괜찮은 아니라도 아니라도되는 아니라도괜찮은 안나와도 안나와도됨 안나와도되는 안줘도 안줘도됨 안줘도되는 안보여도 안보여도됨 안보여도되는 넘어도 넘어도됨 넘어도되는 넘어도돼";

/** Terms that name neither a place nor a wish. */
export const idleTerms: readonly Term[] = [
	...idle("filler", fillers),
	...idle("particle", particles),
	...idle("unused", unused),
	...idle({ kind: "negation", of: "before" }, negations),
	...idle({ kind: "negation", of: "next" }, negationsAhead),
	...idle("needless", needless),
];
