<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use FilesystemIterator;
use SplFileInfo;
use WP_Error;
use ZipArchive;

/** WordPress's plugin directory on loopback: it describes each slug, and serves the archives put there. */
final class PluginDirectory {

	private readonly string $root;
	private readonly SiteServer $server;

	public function __construct() {
		$this->root = sys_get_temp_dir() . '/uf-directory-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->root );
		$this->server = SiteServer::start( $this->root, __DIR__ . '/Routers/plugin-directory.php' );
	}

	/** Makes WordPress query this one, until the test's hooks are undone. */
	public function connect(): void {
		$host = $this->server->host;
		add_filter(
			'pre_http_request',
			static fn( array|false|WP_Error $answer, array $args, string $url ): array|false|WP_Error => match ( true ) {
				str_contains( $url, '//api.wordpress.org/plugins/info/' ) =>
					wp_remote_get( "http://$host/info?" . (string) wp_parse_url( $url, PHP_URL_QUERY ) ),
				str_contains( $url, '//api.wordpress.org/' ) => wp_remote_get( "http://$host/no-updates" ),
				default                                      => $answer,
			},
			10,
			3
		);
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter( 'http_allowed_safe_ports', static fn(): array => array( (int) substr( (string) strrchr( $host, ':' ), 1 ) ) );
	}

	/** Adds this plugin, with these lines as its main file. */
	public function put( string $slug, string $file, string $php ): void {
		$zip = new ZipArchive();
		$zip->open( "$this->root/$slug.zip", ZipArchive::CREATE | ZipArchive::OVERWRITE );
		$zip->addFromString( "$slug/$file", $php );
		$zip->close();
	}

	/**
	 * Adds an archive for this slug that the callback builds.
	 *
	 * @param callable(ZipArchive): mixed $make
	 */
	public function putMade( string $slug, callable $make ): void {
		$zip = new ZipArchive();
		$zip->open( "$this->root/$slug.zip", ZipArchive::CREATE | ZipArchive::OVERWRITE );
		$make( $zip );
		$zip->close();
	}

	/**
	 * Changes the contents of its file for this slug.
	 *
	 * @param callable(string): string $change
	 */
	public function spoil( string $slug, callable $change ): void {
		$file = "$this->root/$slug.zip";
		file_put_contents( $file, $change( (string) file_get_contents( $file ) ) );
	}

	/** Adds a file that is named like a plugin but isn't one. */
	public function putBroken( string $slug ): void {
		file_put_contents( "$this->root/$slug.zip", 'This is no archive.' );
	}

	public function close(): void {
		$this->server->stop();
		/** @var SplFileInfo $file */
		foreach ( new FilesystemIterator( $this->root ) as $file ) {
			unlink( $file->getPathname() );
		}
		rmdir( $this->root );
	}
}
