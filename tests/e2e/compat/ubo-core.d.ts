/** What is used of it; the package has no types of its own. */
declare module '@gorhill/ubo-core' {
	export class StaticNetFilteringEngine {
		public static create(): Promise< StaticNetFilteringEngine >;
		public useLists( lists: Array< { name: string; raw: string } > ): Promise< void >;
		/** @returns 0 where no rule is for it, 1 where it is blocked, 2 where a rule excepts it. */
		public matchRequest( details: { originURL: string; url: string; type: string } ): number;
	}
}
