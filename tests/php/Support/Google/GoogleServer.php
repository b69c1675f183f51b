<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

use RuntimeException;
use UserFeedback\Tests\Support\Servers\LoopbackServer;

/**
 * A fake Google on loopback, a separate process on a free port: one for all tests of a run, because wp-config.php names it
 * once.
 *
 * @phpstan-type Tab array{sheetId: int, title: string, rows: int, columns: int, cells: array<int, array<int, mixed>>}
 * @phpstan-type Book array{tabs: non-empty-array<int, Tab>, limit: int}
 * @phpstan-type File array{id: string, name: string, mimeType: string, trashed: bool, parents?: list<string>, appProperties?: array<string, string>}
 * @phpstan-type Plan array{at: string, do: string, times: int, skip: int, status?: int, body?: array<array-key, mixed>, headers?: array<string, string>, milliseconds?: int}
 * @phpstan-type State array{
 *     client: array{id: string, secret: string},
 *     redirect: string,
 *     account: string,
 *     lifetime: int,
 *     withoutRefresh: bool,
 *     quota: int,
 *     cells: int,
 *     codes: array<string, array{challenge: string, redirect: string, scope: string, offline: bool, isUsed: bool}>,
 *     refresh: array<string, string>,
 *     access: array<string, array{refresh: string, scope: string, until: int}>,
 *     refreshes: int,
 *     files: array<string, File>,
 *     sheets: array<string, Book>,
 *     writes: array<int, int>,
 *     reads: array<int, int>,
 *     plans: list<Plan>,
 *     asked: list<array{string, string, array<string, list<string>>, string}>,
 * }
 * @phpstan-type Call array{method: string, path: string, query: array<string, list<string>>, headers: array<string, string>, body: string}
 */
final class GoogleServer {

	public const CLIENT = array( 'id' => 'client-1.apps.example', 'secret' => 'GOCSPX-a-secret-of-the-client' );

	private static ?self $running = null;

	public readonly string $url;
	private readonly string $file;
	private readonly LoopbackServer $server;

	private function __construct() {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'uf-google-' );
		$this->forget();
		$this->server = LoopbackServer::start(
			fn( int $port ): array => array( PHP_BINARY, __DIR__ . '/google-service.php', (string) $port, $this->file ),
			null,
			"$this->file.log"
		);
		$this->url    = "http://127.0.0.1:{$this->server->port}";
	}

	/** Resets it, as if it had never been called. */
	public static function fresh(): self {
		if ( null === self::$running ) {
			self::$running = new self();
			define( 'USERFEEDBACK_GOOGLE_API', self::$running->url );
			register_shutdown_function( array( self::$running, 'stop' ) );
		}
		self::$running->forget();
		return self::$running;
	}

	public function forget(): void {
		$this->set(
			static fn(): array => array(
				'client'         => self::CLIENT,
				'redirect'       => '/wp-admin/admin-post.php?action=userfeedback_google',
				'account'        => 'owner@example.org',
				'lifetime'       => 3_599,
				'withoutRefresh' => false,
				'quota'          => 60,
				'cells'          => 10_000_000,
				'codes'          => array(),
				'refresh'        => array(),
				'access'         => array(),
				'refreshes'      => 0,
				'files'          => array(),
				'sheets'         => array(),
				'writes'         => array(),
				'reads'          => array(),
				'plans'          => array(),
				'asked'          => array(),
			)
		);
	}

	/**
	 * @param callable(State): array<array-key, mixed> $change
	 * @return State
	 */
	public function set( callable $change ): array {
		$lock = fopen( "$this->file.lock", 'c' );
		if ( false === $lock ) {
			throw new RuntimeException( 'There is no lock.' );
		}
		flock( $lock, LOCK_EX );
		/** @var State $before */
		$before = (array) json_decode( (string) file_get_contents( $this->file ), true );
		/** @var State $after what each change leaves of it. */
		$after = $change( $before );
		file_put_contents( $this->file, (string) json_encode( $after, JSON_UNESCAPED_UNICODE ) );
		flock( $lock, LOCK_UN );
		return $after;
	}

	/** @return State */
	public function state(): array {
		return $this->set( static fn( array $state ): array => $state );
	}

	/**
	 * Plans what happens to requests, by method and path.
	 *
	 * @param string               $at   a pattern, such as `~batchUpdate~`.
	 * @param string               $does die before, die after, hang, status.
	 * @param array<string, mixed> $more
	 */
	public function plan( string $at, string $does, array $more = array() ): void {
		$this->set(
			static function ( array $state ) use ( $at, $does, $more ): array {
				$state['plans'][] = $more + array( 'at' => $at, 'do' => $does, 'times' => 1, 'skip' => 0 );
				return $state;
			}
		);
	}

	/**
	 * @return list<array{string, string, array<string, list<string>>, string}> method, path, query and body of each matching call.
	 */
	public function asked( string $pattern = '~~' ): array {
		return array_values(
			array_filter(
				$this->state()['asked'],
				static fn( array $call ): bool => 1 === preg_match( $pattern, "$call[0] $call[1]" )
			)
		);
	}

	/**
	 * Returns a spreadsheet's contents by row, without trailing empty cells.
	 *
	 * @return array<int, array<int, mixed>> by row and column from 1.
	 */
	public function cells( string $id, int $tab = 0 ): array {
		$rows = $this->state()['sheets'][ $id ]['tabs'][ $tab ]['cells'];
		ksort( $rows );
		return $rows;
	}

	/** @return list<string> ids of its spreadsheets, oldest first. */
	public function spreadsheets(): array {
		return array_keys( $this->state()['sheets'] );
	}

	public function stop(): void {
		$this->server->stop();
		array_map( 'unlink', array_filter( array( $this->file, "$this->file.lock", "$this->file.log" ), 'is_file' ) );
	}
}
