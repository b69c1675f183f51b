import type { BlockBoot } from '@/contract/types';

declare global {
	interface Window {
		/** Printed by the server before the block's script. */
		userfeedback_block?: BlockBoot;
	}
}

export function frameAddress( id: number ): string {
	return ( window.userfeedback_block?.frame_url ?? '' ).replace( /\{id\}|%7Bid%7D/i, String( id ) );
}

export const editAddress = ( id: number ): string => `${ surveys() }#/edit/${ id }`;

export const newAddress = (): string => `${ surveys() }#/new`;

export const resultsAddress = ( id: number ): string =>
	`${ window.userfeedback_block?.results_url ?? '' }#/survey/${ String( id ) }`;

const surveys = (): string => window.userfeedback_block?.surveys_url ?? '';
