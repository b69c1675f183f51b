import { __ } from '@wordpress/i18n';
import { NpsBands } from '@/features/results/components/nps/NpsBands';
import { NpsCertainty } from '@/features/results/components/nps/NpsCertainty';
import { formatNumber } from '@/lib/format';
import type { ResultsParts } from '../results';
import '@/features/results/components/nps/nps.scss';

export const nps: ResultsParts = {
	Figure: ( { stats: { score } } ) =>
		score && (
			<div className="uf-scale__score">
				<p className="uf-scale">
					<span className="uf-scale__label">{ __( 'Net Promoter Score', 'userfeedback' ) }</span>{ ' ' }
					<strong className="uf-scale__figure">{ formatNumber( score.nps ) }</strong>
				</p>
				<NpsCertainty overview={ score } />
				<NpsBands overview={ score } />
			</div>
		),
};
