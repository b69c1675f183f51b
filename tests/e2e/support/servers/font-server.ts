import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addMustUse } from '../site/must-use';

/** A font file that browsers can render: from one of WordPress's own themes, whatever family is requested. */
const FILE = 'wp-content/themes/twentytwentyfive/assets/fonts/fira-code/FiraCode-VariableFont_wght.woff2';

/** A font service, on loopback. */
export class FontServer {
	/** Requested paths, oldest first. */
	readonly asked: string[] = [];
	/** True if it returns a real font file. */
	isHonest = true;

	private readonly server: Server;

	private constructor( file: Buffer ) {
		this.server = createServer( ( request, answer ) => {
			const { pathname, searchParams } = new URL( request.url ?? '', this.url );
			this.asked.push( pathname );
			if ( pathname === '/css2' ) {
				const weights = ( searchParams.get( 'family' ) ?? '' ).split( '@' )[ 1 ]?.split( ';' ) ?? [];
				answer.end( weights.map( ( weight ) => this.face( weight ) ).join( '\n' ) );
			} else {
				answer.end( this.isHonest ? file : '<html>Log in to the network</html>' );
			}
		} );
	}

	static async start( site: string ): Promise< FontServer > {
		const server = new FontServer( readFileSync( join( site, FILE ) ) );
		await new Promise< void >( ( resolve ) => server.server.listen( 0, '127.0.0.1', resolve ) );
		return server;
	}

	get url(): string {
		return `http://127.0.0.1:${ String( ( this.server.address() as AddressInfo ).port ) }`;
	}

	/** Acts as this site's font service until the returned function is called, as wp-config.php would set it. */
	connect( site: string ): () => void {
		return addMustUse( site, 'font-service.php', `define( 'USERFEEDBACK_FONT_SERVICE', '${ this.url }' );` );
	}

	async stop(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}

	private face( weight: string ): string {
		return `@font-face { font-style: normal; font-weight: ${ weight }; src: url(${ this.url }/s/one.woff2) format('woff2'); unicode-range: U+0000-FFFF; }`;
	}
}
