/** The parts of it that are used; the package has no types of its own. */
declare module '@gorhill/ubo-core' {
	export class StaticNetFilteringEngine {
		public static create(): Promise< StaticNetFilteringEngine >;
		public useLists( lists: Array< { name: string; raw: string } > ): Promise< void >;
		/** @returns 0 if no rule matches, 1 if it is blocked, 2 if a rule excepts it. */
		public matchRequest( details: { originURL: string; url: string; type: string } ): number;
	}
}
