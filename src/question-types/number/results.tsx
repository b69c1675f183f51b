import { lazy, Suspense } from 'react';
import type { ResultsParts } from '../results';
import '@/features/results/components/nps/nps.scss';

const Spread = lazy( () => import( /* webpackChunkName: "spread" */ './Spread' ) );

export const number: ResultsParts = {
	Figure: ( { stats } ) => (
		<Suspense fallback={ null }>
			<Spread stats={ stats } />
		</Suspense>
	),
};
