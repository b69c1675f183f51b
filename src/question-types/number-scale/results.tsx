import { Average } from '@/features/results/components/nps/Average';
import type { ResultsParts } from '../results';

export const numberScale: ResultsParts = {
	Figure: ( { stats } ) => {
		const current = stats.options.filter( ( { is_current: isCurrent } ) => isCurrent );
		return <Average stats={ stats } highest={ Number( current.at( -1 )?.value ) } />;
	},
};
