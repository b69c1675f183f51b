<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

/**
 * Files. A client only sees those that it created.
 *
 * @phpstan-import-type State from GoogleServer
 * @phpstan-import-type Call from GoogleServer
 * @phpstan-import-type Book from GoogleServer
 * @phpstan-import-type File from GoogleServer
 */
final class GoogleDrive {

	private const SHEET = 'application/vnd.google-apps.spreadsheet';

	/**
	 * @param State $state
	 * @param Call  $call
	 */
	public static function answer( array &$state, array $call ): ?GoogleAnswer {
		if ( ! str_starts_with( $call['path'], '/drive/v3/' ) ) {
			return null;
		}
		$refusal = GoogleOauth::refusal( $state, $call );
		if ( null !== $refusal ) {
			return $refusal;
		}
		if ( '/drive/v3/about' === $call['path'] ) {
			return isset( $call['query']['fields'] )
				? new GoogleAnswer( 200, array( 'user' => array( 'emailAddress' => $state['account'] ) ) )
				: GoogleAnswer::error( 400, 'required', 'The fields parameter is required.' );
		}
		if ( '/drive/v3/files' === $call['path'] ) {
			return 'POST' === $call['method'] ? self::made( $state, self::sent( $call ) ) : self::found( $state, $call['query'] );
		}
		$file = $state['files'][ substr( $call['path'], strlen( '/drive/v3/files/' ) ) ] ?? null;
		return null === $file ? self::missing() : new GoogleAnswer( 200, $file );
	}

	/**
	 * @param State $state
	 * @param array{name: string, mimeType: string, parents?: list<string>, appProperties?: array<string, string>} $sent
	 */
	private static function made( array &$state, array $sent ): GoogleAnswer {
		foreach ( $sent['parents'] ?? array() as $parent ) {
			if ( ! isset( $state['files'][ $parent ] ) ) {
				return self::missing();
			}
		}
		$id                    = 'f' . bin2hex( random_bytes( 10 ) );
		$state['files'][ $id ] = array( 'id' => $id, 'trashed' => false ) + $sent;
		if ( self::SHEET === $sent['mimeType'] ) {
			$state['sheets'][ $id ] = array(
				'tabs'  => array( array( 'sheetId' => 0, 'title' => "Tab 'one'", 'rows' => 1000, 'columns' => 26, 'cells' => array() ) ),
				'limit' => $state['cells'],
			);
		}
		return new GoogleAnswer( 200, array( 'id' => $id, 'name' => $sent['name'] ) );
	}

	/**
	 * @param Call $call
	 * @return array{name: string, mimeType: string, parents?: list<string>, appProperties?: array<string, string>}
	 */
	private static function sent( array $call ): array {
		/** @var array{name: string, mimeType: string, parents?: list<string>, appProperties?: array<string, string>} $sent what the plugin sends. */
		$sent = json_decode( $call['body'], true );
		return $sent;
	}

	/**
	 * @param State $state
	 * @param array<string, list<string>> $query
	 */
	private static function found( array $state, array $query ): GoogleAnswer {
		$wanted = $query['q'][0] ?? '';
		$found  = array();
		foreach ( $state['files'] as $file ) {
			if ( self::fits( $file, $wanted ) ) {
				$found[] = $file;
			}
		}
		return new GoogleAnswer( 200, array( 'files' => $found ) );
	}

	/** @param File $file */
	private static function fits( array $file, string $wanted ): bool {
		$isOfType = 1 !== preg_match( "/mimeType = '([^']+)'/", $wanted, $type ) || $type[1] === $file['mimeType'];
		$isMarked = 1 !== preg_match( "/appProperties has \{ key='(\w+)' and value='(\w+)' \}/", $wanted, $mark )
			|| ( $file['appProperties'][ $mark[1] ] ?? '' ) === $mark[2];
		return $isOfType && $isMarked && ( ! str_contains( $wanted, 'trashed = false' ) || ! $file['trashed'] );
	}

	private static function missing(): GoogleAnswer {
		return GoogleAnswer::error( 404, 'notFound', 'File not found.' );
	}
}
