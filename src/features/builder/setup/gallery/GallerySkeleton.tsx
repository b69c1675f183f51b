import { Skeleton } from '@/components/ui/feedback/Skeleton';
import './Gallery.scss';
import '../template/TemplateCard.scss';

export function GallerySkeleton() {
	return (
		<div className="uf-setup">
			<div className="uf-setup__rail">
				<Skeleton height="112px" />
				<Skeleton height="320px" />
			</div>
			<div className="uf-setup__main">
				<Skeleton height="40px" />
				<div className="uf-setup__waiting">
					{ [ 1, 2, 3, 4, 5, 6 ].map( ( card ) => (
						<Skeleton key={ card } height="420px" />
					) ) }
				</div>
			</div>
		</div>
	);
}
