import { lazy, Suspense } from 'react';
import type { ResultsParts } from '../results';
import { dateText } from './date-text';
import '@/features/results/components/nps/nps.scss';

const Spread = lazy( () => import( /* webpackChunkName: "spread" */ '../number/Spread' ) );

export const date: ResultsParts = {
	Figure: ( { stats } ) => (
		<Suspense fallback={ null }>
			<Spread stats={ stats } />
		</Suspense>
	),
	valueText: dateText,
};
