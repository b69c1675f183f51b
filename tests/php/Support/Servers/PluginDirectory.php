<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use FilesystemIterator;
use SplFileInfo;
use WP_Error;
use ZipArchive;

/** WordPress's directory of plugins, on loopback: it describes each slug, and hands out what is put there. */
final class PluginDirectory {

	private readonly string $root;
	private readonly SiteServer $server;

	public function __construct() {
		$this->root = sys_get_temp_dir() . '/uf-directory-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->root );
		$this->server = SiteServer::start( $this->root, __DIR__ . '/plugin-directory.php' );
	}

	/** From now on WordPress asks this one, until the test's hooks are undone. */
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

	/** Has this plugin from now on, with these lines as its main file. */
	public function put( string $slug, string $file, string $php ): void {
		$zip = new ZipArchive();
		$zip->open( "$this->root/$slug.zip", ZipArchive::CREATE | ZipArchive::OVERWRITE );
		$zip->addFromString( "$slug/$file", $php );
		$zip->close();
	}

	/**
	 * Has an archive for this slug that is as its maker wants it.
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
	 * What it has for this slug is another text from now on.
	 *
	 * @param callable(string): string $change
	 */
	public function spoil( string $slug, callable $change ): void {
		$file = "$this->root/$slug.zip";
		file_put_contents( $file, $change( (string) file_get_contents( $file ) ) );
	}

	/** What stands there is no plugin, though it is named as one. */
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
