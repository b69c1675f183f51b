import { type Category, type GalleryView, readView, writeView } from './gallery';
import { useUrlParams } from '@/lib/hooks/use-url-params';

interface InAddress {
	view: GalleryView;
	change: ( change: Partial< GalleryView > ) => void;
	/** For a link that opens the gallery with this change. */
	address: ( change: Partial< GalleryView > ) => string;
}

/** Typing adds only one step to the browser's history. */
export function useGalleryView( categories: readonly Category[] ): InAddress {
	const [ params, setParams ] = useUrlParams();
	const view = readView( params, categories );

	return {
		view,
		change: ( change ) =>
			setParams( writeView( { ...view, ...change } ), {
				replace: change.search !== undefined,
			} ),
		address: ( change ) => `?${ new URLSearchParams( writeView( { ...view, ...change } ) ).toString() }`,
	};
}
