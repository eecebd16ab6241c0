declare module "subset-font" {
  export type SubsetOptions = {
    targetFormat?: "woff2" | "woff" | "sfnt" | "truetype";
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
