import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import { formatPercent } from '@/lib/format';
import { Average } from '@/features/results/components/nps/Average';
import type { ResultsParts } from '../results';

export const csat: ResultsParts = {
	Figure: ( { stats } ) =>
		typeof stats.satisfied === 'number' && (
			<>
				<p className="uf-scale">
					<span className="uf-scale__label">{ __( 'Satisfied', 'userfeedback' ) }</span>{ ' ' }
					<strong className="uf-scale__figure">{ formatPercent( stats.satisfied ) }</strong>
				</p>
				<Average stats={ stats } highest={ QUESTION_TYPES.csat.scale } />
			</>
		),
};
