import { Notice } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { Outcome } from '../model/outcome';

/** What an action did, and which surveys it left alone and why. */
export function OutcomeNotice( { outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void } ) {
	const { done, skipped } = outcome;

	return (
		<Notice status={ skipped.length > 0 ? 'warning' : 'success' } onRemove={ onDismiss }>
			{ done !== null && <p>{ done }</p> }
			{ skipped.length > 0 && (
				<>
					<p>
						{ sprintf(
							/* translators: %s: number of surveys */
							_n(
								'%s survey was left as it was:',
								'%s surveys were left as they were:',
								skipped.length,
								'userfeedback'
							),
							formatNumber( skipped.length )
						) }
					</p>
					<ul>
						{ skipped.map( ( { id, title, reason } ) => (
							<li key={ id }>
								<strong>{ title }</strong>: { reason }
							</li>
						) ) }
					</ul>
				</>
			) }
		</Notice>
	);
}
