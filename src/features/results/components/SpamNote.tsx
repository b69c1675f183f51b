import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { spamCount } from '@/features/results/api/get-spam';
import '@/components/charts/numbers/tables.scss';
import { sprintf } from '@/lib/labels/sprintf';

/** Empty if there is no spam: most surveys never get any. */
export function SpamNote( { surveyId }: { surveyId: number } ) {
	const { data: count = 0 } = useQuery( spamCount( surveyId ) );

	/* translators: %s: number of responses */
	const text = sprintf(
		_n(
			'%s response was marked as spam and isn’t counted.',
			'%s responses were marked as spam and aren’t counted.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);

	return count === 0 ? null : (
		<p className="uf-soft">
			{ text }{ ' ' }
			<Link to={ `/survey/${ String( surveyId ) }/responses?status=spam` }>
				{ __( 'Review spam', 'userfeedback' ) }
			</Link>
		</p>
	);
}
