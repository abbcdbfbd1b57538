// @ts-check
/**
 * Loaded before firebase-tools. It sends requests to the processes of functions over connections that it keeps, and answers 500
 * where a process has just closed an idle one. This gives each request a connection of its own.
 */
import http from 'node:http';

http.globalAgent = new http.Agent({ keepAlive: false });
