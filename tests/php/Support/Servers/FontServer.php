<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use FilesystemIterator;
use SplFileInfo;
use WP_Error;

/** Google Fonts on loopback, a separate process on a free port. */
final class FontServer {

	public readonly string $url;
	private readonly string $root;
	private readonly SiteServer $server;

	public function __construct() {
		$this->root = sys_get_temp_dir() . '/uf-fonts-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->root );
		$this->does( 'good' );
		$this->server = SiteServer::start( $this->root, __DIR__ . '/Routers/font-service.php' );
		$this->url    = "http://{$this->server->host}";
		file_put_contents( "$this->root/files", "$this->url/" );
	}

	/** @param string $mode good, slow, broken, huge, cut, redirecting, lying, sly or elsewhere. */
	public function does( string $mode ): void {
		file_put_contents( "$this->root/mode", $mode );
		file_put_contents( "$this->root/asked", '' );
	}

	/** Makes the site reach it at Google's addresses, until the test's hooks are undone. */
	public function connect(): void {
		file_put_contents( "$this->root/files", 'https://fonts.gstatic.com/' );
		add_filter(
			'pre_http_request',
			function ( array|false|WP_Error $answer, array $args, string $url ): array|false|WP_Error {
				$path = preg_replace( '~\Ahttps://fonts\.(?:googleapis|gstatic)\.com~', '', $url );
				/** @var array{timeout: float, redirection: int, user-agent: string} $args what FontService asks with, among others. */
				return $path === $url ? $answer : wp_remote_get( $this->url . $path, $args );
			},
			10,
			3
		);
	}

	/** @return list<string> its requests since the mode was set, oldest first: addresses and clients. */
	public function asked(): array {
		$lines = file( "$this->root/asked", FILE_IGNORE_NEW_LINES );
		return false === $lines ? array() : $lines;
	}

	public function stop(): void {
		$this->server->stop();
		/** @var SplFileInfo $file */
		foreach ( new FilesystemIterator( $this->root ) as $file ) {
			unlink( $file->getPathname() );
		}
		rmdir( $this->root );
	}
}
