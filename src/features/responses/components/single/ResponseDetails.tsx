import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { valueLabel } from '@/components/filters/filter-text';
import { Card } from '@/components/ui/layout/Card';
import type { SingleResponse } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import { PageLink } from '../PageLink';

/** Details about the respondent, and which were not stored. */
export function ResponseDetails( { response }: { response: SingleResponse } ) {
	const details: [ string, ReactNode ][] = [
		[
			__( 'Submitted', 'userfeedback' ),
			<time key="at" dateTime={ response.submitted_at }>
				{ formatDateTime( response.submitted_at ) }
			</time>,
		],
		[ __( 'Page Submitted', 'userfeedback' ), <PageLink key="page" page={ response.page_submitted } /> ],
		[ __( 'User IP', 'userfeedback' ), response.user_ip ],
		[ __( 'Browser', 'userfeedback' ), response.user_browser ],
		[ __( 'OS', 'userfeedback' ), response.user_os ],
		[ __( 'Device', 'userfeedback' ), named( 'device', response.user_device ) ],
		[ __( 'Country', 'userfeedback' ), named( 'country', response.user_country ) ],
	];
	return (
		<Card title={ __( 'Response Details', 'userfeedback' ) } className="uf-response__details">
			<dl>
				{ details.map( ( [ label, value ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>
							{ value === '' ? (
								<span className="uf-soft">{ __( 'Not stored', 'userfeedback' ) }</span>
							) : (
								<bdi>{ value }</bdi>
							) }
						</dd>
					</div>
				) ) }
			</dl>
		</Card>
	);
}

function named( field: 'device' | 'country', value: string ): string {
	return value === '' ? '' : valueLabel( field, value );
}
