<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

/** The licence service on loopback, a process of its own on a free port. */
final class LicenceServer {

	public readonly string $url;
	private readonly string $file;
	private readonly LoopbackServer $server;

	public function __construct( string $verdict ) {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'uf-verdict-' );
		$this->says( $verdict );
		$this->server = LoopbackServer::ofScript( __DIR__ . '/licence-service.php', array( 'UF_VERDICT_FILE' => $this->file ) );
		$this->url    = "http://127.0.0.1:{$this->server->port}/";
	}

	public function says( string $verdict ): void {
		file_put_contents( $this->file, $verdict );
	}

	/** @return list<array{key: string, site: string}> what it was asked, oldest first. */
	public function asked(): array {
		$lines = is_file( "$this->file.asked" ) ? file( "$this->file.asked", FILE_IGNORE_NEW_LINES ) : array();
		/** @var list<array{key: string, site: string}> $questions */
		$questions = array_map( static fn( string $line ): mixed => json_decode( $line, true ), false === $lines ? array() : $lines );
		return $questions;
	}

	/** It is gone: nobody answers at its address. */
	public function stop(): void {
		$this->server->stop();
		array_map( 'unlink', array_filter( array( $this->file, "$this->file.asked" ), 'is_file' ) );
	}
}
