<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Processes;

use PHPUnit\Framework\Assert;

/** A separate PHP process that runs a script of tests/php/Support. */
final class Worker {

	/** @var array<int, resource> */
	private array $pipes = array();

	/**
	 * @param resource $process
	 * @param resource $errors a file with its error output.
	 */
	private function __construct( private $process, private $errors ) {}

	/**
	 * @param string $script    relative to tests/php/Support; its first argument is the site's folder.
	 * @param string ...$arguments the arguments after it.
	 */
	public static function start( string $script, string ...$arguments ): self {
		return self::of( array( PHP_BINARY, dirname( __DIR__ ) . "/$script", rtrim( ABSPATH, '/' ), ...array_values( $arguments ) ) );
	}

	/**
	 * @param list<string>               $command
	 * @param array<string, string>|null $environment null for this process's own.
	 */
	public static function of( array $command, ?array $environment = null ): self {
		$errors = tmpfile(); // Not a pipe: a full pipe blocks the process that writes.
		Assert::assertIsResource( $errors );
		$process = proc_open( $command, array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), $errors ), $pipes, null, $environment );
		Assert::assertIsResource( $process );
		$worker        = new self( $process, $errors );
		$worker->pipes = $pipes;
		return $worker;
	}

	public function tell( string $text ): self {
		fwrite( $this->pipes[0], $text );
		return $this;
	}

	/** Waits for its next line of output and returns it. */
	public function line(): string {
		return (string) fgets( $this->pipes[1] );
	}

	public function kill(): void {
		proc_terminate( $this->process, SIGKILL );
	}

	/** Waits until it has ended. */
	public function end(): Ended {
		fclose( $this->pipes[0] );
		$said = (string) stream_get_contents( $this->pipes[1] );
		do {
			$state = proc_get_status( $this->process );
		} while ( $state['running'] );
		proc_close( $this->process );
		rewind( $this->errors );
		return new Ended(
			$state['signaled'] ? $state['termsig'] : 0,
			$state['exitcode'],
			$said,
			(string) stream_get_contents( $this->errors )
		);
	}
}
