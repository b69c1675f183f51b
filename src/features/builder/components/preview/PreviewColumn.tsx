import { BrandingPanel } from '../branding/BrandingPanel';
import { PreviewPane } from './PreviewPane';
import './PreviewColumn.scss';

interface Props {
	/** A question's id, or the ending. */
	scene: string;
	onScene: ( scene: string ) => void;
	/** See BrandingPanel. */
	isLook: boolean;
	onLookClosed: () => void;
}

/** What the survey looks like, and what makes it look so. */
export function PreviewColumn( { scene, onScene, isLook, onLookClosed }: Props ) {
	return (
		<div className="uf-preview-column">
			<PreviewPane scene={ scene } onScene={ onScene } />
			<BrandingPanel isAsked={ isLook } onClose={ onLookClosed } />
		</div>
	);
}
