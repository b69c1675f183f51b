import { Average } from '@/features/results/components/nps/Average';
import type { ResultsParts } from '../results';

export const numberScale: ResultsParts = {
	Figure: ( { stats } ) => {
		const current = stats.options.filter( ( { is_current: isCurrent } ) => isCurrent );
		const [ lowest, highest ] = [ Number( current[ 0 ]?.value ), Number( current.at( -1 )?.value ) ];
		return <Average stats={ stats } highest={ lowest < 0 ? undefined : highest } />;
	},
};
