import type { ScreenId } from "#domain/screens/screen.ts";
import type { ScreenEntries } from "../screens.ts";
import { AfiyaHomeCare } from "./afiya-home-care.tsx";
import { AlNoorClinics } from "./al-noor-clinics.tsx";
import { GulfSeaTrading } from "./gulf-sea-trading.tsx";
import { HerafiWorkshop } from "./herafi-workshop.tsx";
import { IbtisamaDental } from "./ibtisama-dental.tsx";
import { MinaCafes } from "./mina-cafes.tsx";
import { MisahaArchitects } from "./misaha-architects.tsx";
import { NafhaPerfumes } from "./nafha-perfumes.tsx";
import { RawiRoastery } from "./rawi-roastery.tsx";
import { RiwaqHouse } from "./riwaq-house.tsx";
import { RubaWater } from "./ruba-water.tsx";
import { SahelMarkets } from "./sahel-markets.tsx";
import { UfuqBooks } from "./ufuq-books.tsx";
import { WateenPharmacies } from "./wateen-pharmacies.tsx";
import { YaqeenAccounting } from "./yaqeen-accounting.tsx";
import { ZadStores } from "./zad-stores.tsx";

/** Ids of the fragments of finished projects. */
type CaseScreenId = Extract<ScreenId, `case-${string}`>;

export const caseScreens: ScreenEntries<CaseScreenId> = {
  "case-afiya-home-care": { Screen: AfiyaHomeCare, frame: "fragment", app: "mawid" },
  "case-al-noor-clinics": { Screen: AlNoorClinics, frame: "fragment", app: "mawid" },
  "case-gulf-sea-trading": { Screen: GulfSeaTrading, frame: "fragment", app: "daftar" },
  "case-herafi-workshop": { Screen: HerafiWorkshop, frame: "fragment", app: "masqat" },
  "case-ibtisama-dental": { Screen: IbtisamaDental, frame: "fragment", app: "mawid" },
  "case-mina-cafes": { Screen: MinaCafes, frame: "fragment", app: "mizan" },
  "case-misaha-architects": { Screen: MisahaArchitects, frame: "fragment", app: "masqat" },
  "case-nafha-perfumes": { Screen: NafhaPerfumes, frame: "fragment", app: "shahna" },
  "case-rawi-roastery": { Screen: RawiRoastery, frame: "fragment", app: null },
  "case-riwaq-house": { Screen: RiwaqHouse, frame: "fragment", app: "daftar" },
  "case-ruba-water": { Screen: RubaWater, frame: "fragment", app: "daftar" },
  "case-sahel-markets": { Screen: SahelMarkets, frame: "fragment", app: "mizan" },
  "case-ufuq-books": { Screen: UfuqBooks, frame: "fragment", app: "shahna" },
  "case-wateen-pharmacies": { Screen: WateenPharmacies, frame: "fragment", app: "raff" },
  "case-yaqeen-accounting": { Screen: YaqeenAccounting, frame: "fragment", app: "daftar" },
  "case-zad-stores": { Screen: ZadStores, frame: "fragment", app: "raff" },
};
