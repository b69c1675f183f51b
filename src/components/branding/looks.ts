import type { Theming } from '@/contract/types';

export type SetLook = < Name extends keyof Theming >( name: Name, value: Theming[ Name ] ) => void;

/** What changes the look of a survey, or of all new ones. */
export interface Looks {
	/** Null while it is not known. */
	theming: Theming | null;
	/** By `lookField()`, what is wrong with a field. */
	errors: Readonly< Record< string, string > >;
	/** At once, and by itself in a history. */
	choose: SetLook;
	/** As one of many on the way to what is wanted; left() ends them. */
	type: SetLook;
	/** As one step of a history, where two fields belong together. */
	replace: ( theming: Theming ) => void;
	left: () => void;
}

export interface LookProps {
	theming: Theming;
	looks: Looks;
}

/** The server's path of it in a survey, by which its field is found and its faults are told. */
export function lookField( name: keyof Theming ): string {
	return `settings.theming.${ name }`;
}
