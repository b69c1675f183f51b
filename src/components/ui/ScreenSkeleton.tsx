import { Card } from './Card';
import { Skeleton } from './Skeleton';
import './Screen.scss';

/** Before a screen's code is there. */
export function ScreenSkeleton() {
	return (
		<div className="uf-screen" aria-busy="true">
			<div className="uf-screen__header">
				<div className="uf-screen__bar">
					<Skeleton width="160px" height="24px" />
				</div>
			</div>
			<div className="uf-screen__body">
				<Card>
					<Skeleton height="240px" />
				</Card>
			</div>
		</div>
	);
}
