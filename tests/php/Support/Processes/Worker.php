<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Processes;

use PHPUnit\Framework\Assert;

/** Another process of PHP beside the test's own, which does what a script of tests/php/Support says. */
final class Worker {

	/** @var array<int, resource> */
	private array $pipes = array();

	/**
	 * @param resource $process
	 * @param resource $errors a file of what it says is wrong.
	 */
	private function __construct( private $process, private $errors ) {}

	/**
	 * @param string $script    from tests/php/Support on; it gets the folder of the site as its first argument.
	 * @param string ...$arguments those after it.
	 */
	public static function start( string $script, string ...$arguments ): self {
		return self::of( array( PHP_BINARY, dirname( __DIR__ ) . "/$script", rtrim( ABSPATH, '/' ), ...array_values( $arguments ) ) );
	}

	/**
	 * @param list<string>               $command
	 * @param array<string, string>|null $environment null: this process's own.
	 */
	public static function of( array $command, ?array $environment = null ): self {
		$errors = tmpfile(); // Not a pipe: one that nobody empties stops whoever writes.
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

	/** The next line that it says; it is waited for. */
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
