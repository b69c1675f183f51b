import type { Theming } from '@/contract/types';

export type SetLook = < Name extends keyof Theming >( name: Name, value: Theming[ Name ] ) => void;

/** Functions that change the look of a survey, or of all new ones. */
export interface Looks {
	/** Null until it is known. */
	theming: Theming | null;
	/** Errors of fields, by `lookField()`. */
	errors: Readonly< Record< string, string > >;
	/** Immediately, as a separate undo step. */
	choose: SetLook;
	/** As one of many changes in a row; left() ends them. */
	type: SetLook;
	/** As one undo step, for two fields that belong together. */
	replace: ( theming: Theming ) => void;
	left: () => void;
}

export interface LookProps {
	theming: Theming;
	looks: Looks;
}

/** Returns its server path in a survey, which identifies its field and its errors. */
export function lookField( name: keyof Theming ): string {
	return `settings.theming.${ name }`;
}
