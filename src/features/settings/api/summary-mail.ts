import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SummaryMailLook, SummaryMailTested } from '@/contract/types';

/** The weekly summary of the past week with this look, which may be unsaved. */
export const summaryMail = ( look: SummaryMailLook ) =>
	queryOptions( {
		queryKey: keys.summaryMail( JSON.stringify( look ) ),
		queryFn: ( { signal } ) => api( 'POST /summary-mail', { body: look, signal } ),
		placeholderData: keepPreviousData,
		gcTime: 0,
	} );

/** Sends the same email to the current user's address. */
export function testSummaryMail( look: SummaryMailLook ): Promise< SummaryMailTested > {
	return api( 'POST /summary-mail/test', { body: look } );
}
