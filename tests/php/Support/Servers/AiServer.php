<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

/** An AI service on loopback, a separate process on a free port. */
final class AiServer {

	public readonly string $url;
	private readonly string $file;
	private readonly LoopbackServer $server;

	public function __construct() {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'uf-ai-' );
		$this->says( '' );
		$this->server = LoopbackServer::ofScript( __DIR__ . '/Routers/ai-service.php', array( 'UF_AI_FILE' => $this->file ) );
		$this->url    = "http://127.0.0.1:{$this->server->port}";
	}

	/** Sets its response from now on. */
	public function says( string $text, int $status = 200, string $reason = 'stop' ): void {
		file_put_contents( $this->file, (string) wp_json_encode( compact( 'text', 'status', 'reason' ) ) );
	}

	/**
	 * Returns its requests, oldest first.
	 *
	 * @return list<array{string, mixed}> path and body.
	 */
	public function asked(): array {
		$lines = is_file( "$this->file.asked" ) ? file( "$this->file.asked", FILE_IGNORE_NEW_LINES ) : array();
		/** @var list<array{string, mixed}> $asked */
		$asked = array_map( static fn( string $line ): mixed => json_decode( $line, true ), false === $lines ? array() : $lines );
		return $asked;
	}

	/** Stops it: its address no longer responds. */
	public function stop(): void {
		$this->server->stop();
		array_map( 'unlink', array_filter( array( $this->file, "$this->file.asked" ), 'is_file' ) );
	}
}
