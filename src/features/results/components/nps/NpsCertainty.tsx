import { __ } from '@wordpress/i18n';
import type { NpsOverview } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Confidence interval of the score. */
export function NpsCertainty( { overview: { low, high, is_small: isSmall } }: { overview: NpsOverview } ) {
	/* translators: 1: lower end of the score, 2: upper end of the score */
	const interval = sprintf(
		__( '95%% confidence interval: %1$s to %2$s', 'userfeedback' ),
		formatNumber( low ),
		formatNumber( high )
	);

	return (
		<>
			<p className="uf-soft">{ interval }</p>
			{ isSmall && (
				<p className="uf-soft">{ __( 'Small sample: expect this score to change.', 'userfeedback' ) }</p>
			) }
		</>
	);
}
