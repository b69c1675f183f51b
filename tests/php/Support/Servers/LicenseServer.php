<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

/** The license service on loopback, a separate process on a free port. */
final class LicenseServer {

	public readonly string $url;
	private readonly string $file;
	private readonly LoopbackServer $server;

	public function __construct( string $verdict ) {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'uf-verdict-' );
		$this->says( $verdict );
		$this->server = LoopbackServer::ofScript( __DIR__ . '/Routers/license-service.php', array( 'UF_VERDICT_FILE' => $this->file ) );
		$this->url    = "http://127.0.0.1:{$this->server->port}/";
	}

	public function says( string $verdict ): void {
		file_put_contents( $this->file, $verdict );
	}

	/** @return list<array{key: string, site: string}> its requests, oldest first. */
	public function asked(): array {
		$lines = is_file( "$this->file.asked" ) ? file( "$this->file.asked", FILE_IGNORE_NEW_LINES ) : array();
		/** @var list<array{key: string, site: string}> $questions */
		$questions = array_map( static fn( string $line ): mixed => json_decode( $line, true ), false === $lines ? array() : $lines );
		return $questions;
	}

	/** Stops it: its address no longer responds. */
	public function stop(): void {
		$this->server->stop();
		array_map( 'unlink', array_filter( array( $this->file, "$this->file.asked" ), 'is_file' ) );
	}
}
