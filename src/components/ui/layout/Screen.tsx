import { type ReactNode, useContext, useRef } from 'react';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { useHeaderHeight } from '@/lib/hooks/use-header-height';
import { BackLink, type BackLinkProps } from './BackLink';
import { ScreenExtrasContext } from './screen-extras';
import './Screen.scss';

interface Props {
	/** Name of the screen: the window's title, and the heading unless `heading` is given. */
	title: string;
	heading?: ReactNode;
	back?: BackLinkProps;
	/** A word or two next to the heading. */
	status?: ReactNode;
	/** Between heading and actions, for example steps. */
	navigation?: ReactNode;
	actions?: ReactNode;
	notices?: ReactNode;
	/** Temporary content over the first lines of the screen, so that the layout doesn't move. */
	overlay?: ReactNode;
	/** Full window width, for editor-like screens. */
	isWide?: boolean;
	children: ReactNode;
}

/** The standard screen layout: a fixed header, notices under it, then content. */
export function Screen( {
	title,
	heading,
	back,
	status,
	navigation,
	actions,
	notices,
	overlay,
	isWide = false,
	children,
}: Props ) {
	const header = useRef< HTMLDivElement >( null );
	const extras = useContext( ScreenExtrasContext );
	useDocumentTitle( title );
	useHeaderHeight( header );

	return (
		<div className={ isWide ? 'uf-screen uf-screen--wide' : 'uf-screen' }>
			<div className="uf-screen__header" ref={ header }>
				<div className="uf-screen__bar">
					<div className="uf-screen__titles">
						{ back && <BackLink { ...back } /> }
						{ heading ?? (
							<h1 className="uf-screen__title" tabIndex={ -1 } data-route-focus>
								<bdi>{ title }</bdi>
							</h1>
						) }
						{ status }
					</div>
					{ navigation }
					<div className="uf-screen__actions">
						{ actions }
						{ ! isWide && extras.action }
						{ extras.help }
					</div>
				</div>
				{ overlay && <div className="uf-screen__overlay">{ overlay }</div> }
			</div>
			<div className="uf-screen__body">
				<div className="uf-screen__notices">
					{ notices }
					{ ! isWide && extras.notice }
				</div>
				{ children }
			</div>
		</div>
	);
}
